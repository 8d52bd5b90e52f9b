import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '이더리움·비트코인 지갑 주소 검증',
  description: '이더리움과 비트코인 주소의 형식과 체크섬을 확인해 드려요.',
  also: '이더리움 주소, 비트코인 주소, 체크섬, checksum',
} as const satisfies ToolMetadata;

export const messages = {
  address: '지갑 주소',
  addressHint: '주소를 입력하거나 붙여 넣어 주세요. 앞뒤 공백은 무시해요.',
  placeholders: { ETH: '0x…', BTC: 'bc1…, 1…, 3…' },
  empty: '주소를 입력하면 형식과 체크섬을 확인해 드려요.',
  validity: '형식',
  valid: '유효한 형식',
  invalid: '유효하지 않은 형식',
  type: '주소 종류',
  types: {
    account: '이더리움 계정 또는 컨트랙트',
    P2PKH: '레거시 (P2PKH)',
    P2SH: '스크립트 (P2SH)',
    P2WPKH: '세그윗 (P2WPKH)',
    P2WSH: '세그윗 스크립트 (P2WSH)',
    P2TR: '탭루트 (P2TR)',
    burn: '소각 주소',
    tokenContract: '토큰 컨트랙트',
    unknownWitness: '아직 쓰이지 않는 세그윗 버전',
    unknown: '알 수 없음',
  },
  network: '네트워크',
  networks: {
    mainnet: '메인넷',
    testnet: '테스트넷',
    regtest: '개발용 네트워크',
    any: '모든 이더리움 계열 네트워크',
    unknown: '알 수 없음',
  },
  checksummed: '체크섬 주소',
  copyChecksummed: '체크섬 주소 복사',
  absentNote:
    '대소문자가 섞이지 않은 주소에는 체크섬이 없어서 오타를 찾을 수 없어요. 위의 체크섬 주소를 원래 주소와 한 글자씩 대조해 주세요.',
  testnetNote: '테스트넷 주소예요. 실제 비트코인을 보내면 안 돼요.',
} as const;
