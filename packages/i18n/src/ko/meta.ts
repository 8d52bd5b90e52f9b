/** The heads of everything that has an address: name, one sentence, and the words it is also found by. */
export const meta = {
  site: { name: '도구상자', locale: 'ko_KR', separator: ' | ' },
  pages: {
    home: {
      name: '도구상자',
      description: '글자수 세기, JSON 포맷터, 부가세 계산기처럼 자주 쓰는 도구를 가입과 광고 없이 바로 쓰세요.',
      also: '도구상자, 온라인 도구, 툴박스, 무료 도구, toolbox, online tools, free tools',
    },
    about: {
      name: '소개',
      description: '도구상자가 어떤 도구를 왜 만드는지 소개해요.',
      also: '소개, 도구상자, about, toolbox',
    },
    contact: {
      name: '문의',
      description: '도구상자에 궁금한 점이나 바라는 점을 보내 주세요.',
      also: '문의, 고객 지원, contact, support',
    },
    privacy: {
      name: '개인정보처리방침',
      description: '도구상자가 개인정보를 어떻게 다루는지 알려 드립니다.',
      also: '개인정보, 처리방침, privacy, policy',
    },
    donate: {
      name: '후원',
      description: '도구상자가 계속 무료로 남을 수 있게 도와주세요.',
      also: '후원, 기부, 코인, donate, support',
    },
    notFound: { name: '페이지를 찾을 수 없습니다', description: '찾으시는 페이지가 없어요.', also: '404, 404' },
  },
  categories: {
    string: {
      name: '문자열 도구',
      hero: '글을 세고, 바꾸고, 견주는 도구',
      description: '글자수 세기, 대소문자, 정렬과 비교',
      also: '텍스트, 글자, text, string',
    },
    code: {
      name: '코드 도구',
      hero: '개발할 때 곁에 두는 도구',
      description: 'JSON 정리와 코드 비교',
      also: '개발, 소스, developer, code',
    },
    image: {
      name: '이미지 도구',
      hero: 'QR 코드와 바코드를 그리는 도구',
      description: 'QR과 바코드 만들기',
      also: '그림, 큐알, picture, image',
    },
    location: {
      name: '위치 도구',
      hero: '인터넷 주소가 있는 곳을 찾는 도구',
      description: 'IP로 위치와 통신사 확인',
      also: '지도, 아이피, map, ip',
    },
    calculator: {
      name: '계산기',
      hero: '1원, 하루까지 정확한 계산기',
      description: '급여, 부가세, 나이, 날짜',
      also: '계산, 셈, calculate, calculator',
    },
    crypto: {
      name: '크립토 도구',
      hero: '코인을 보내고 사고팔 때 쓰는 도구',
      description: '주소 검증, 계산기, 김치 프리미엄',
      also: '코인, 가상자산, 암호화폐, 비트코인, coin, crypto, bitcoin',
    },
  },
  tools: {
    'char-count': {
      name: '글자수 세기',
      description: '글자, 단어, 줄, 바이트를 정확하게 세요. 자소서와 NEIS 기준도 함께 보여 줘요.',
      also: '자소서, 글자 세기, 바이트, 공백 제외, word count, byte, NEIS, letters',
    },
    'ascii-converter': {
      name: '아스키 변환',
      description: '글자를 코드로, 코드를 글자로 바꿔요. 한글과 이모지도 다뤄요.',
      also: '유니코드, 코드 포인트, 문자 코드, unicode, char code, code point',
    },
    'case-converter': {
      name: '대소문자 변환',
      description: '영문을 대문자, 소문자, 제목형, 문장형으로 바꿔요.',
      also: '대문자, 소문자, 카멜, 스네이크, camel, snake, title case, uppercase',
    },
    'text-sorter': {
      name: '텍스트 정렬',
      description: '목록을 가나다순이나 숫자순으로 정렬하고 중복을 지워요.',
      also: '가나다순, 목록 정렬, 중복 제거, sort lines, dedupe, alphabetical',
    },
    'keyword-extractor': {
      name: '키워드 추출',
      description: '글에서 중요한 단어를 뽑아 해시태그나 목록으로 만들어요.',
      also: '해시태그, 태그, 빈도, hashtag, frequency, tags',
    },
    'text-compare': {
      name: '텍스트 비교',
      description: '두 글을 줄마다 견주어 다른 곳을 보여 줘요.',
      also: '차이, 문서 비교, 다른 부분, diff, difference',
    },
    'code-compare': {
      name: '코드 비교',
      description: '두 소스 코드의 다른 줄을 찾고 패치로 저장해요.',
      also: '소스 비교, 변경점, diff, patch, source',
    },
    'json-formatter': {
      name: 'JSON 포맷터',
      description: 'JSON을 값 하나 바꾸지 않고 보기 좋게 정리하고 오류 위치를 짚어 줘요.',
      also: '제이슨, 정리, 들여쓰기, 검사, 압축, pretty print, beautify, minify, validate',
    },
    'qr-generator': {
      name: 'QR 코드 생성기',
      description: '글, 링크, 와이파이, 연락처를 QR 코드로 만들어요. 내용은 브라우저 안에서만 처리돼요.',
      also: '큐알, 와이파이 QR, 명함, wifi, vcard, qr',
    },
    'barcode-generator': {
      name: '바코드 생성기',
      description: '상품 코드와 CODE128 같은 바코드를 만들고 검사 숫자를 확인해요.',
      also: '상품 코드, 검사 숫자, EAN, UPC, CODE128',
    },
    'ip-lookup': {
      name: 'IP 조회',
      description: 'IP 주소의 나라, 도시, 통신사를 찾아 지도에서 보여 줘요.',
      also: '내 아이피, 위치 추적, 통신사, my ip, geolocation, ISP',
    },
    'vat-calculator': {
      name: '부가세 계산기',
      description: '공급가액과 합계 어느 쪽에서든 부가세 10%를 1원까지 정확하게 계산해요.',
      also: '부가가치세, 공급가액, 세금계산서, tax, supply price, invoice',
    },
    'age-calculator': {
      name: '만 나이 계산기',
      description: '만 나이, 세는 나이, 연 나이와 다음 생일까지 남은 날을 알려 줘요.',
      also: '나이, 생일, 연 나이, birthday, korean age',
    },
    'bmi-calculator': {
      name: 'BMI 계산기',
      description: '키와 몸무게로 체질량지수와 비만도를 확인해요.',
      also: '비만도, 체질량지수, 키 몸무게, body mass, weight',
    },
    'salary-calculator': {
      name: '급여 계산기',
      description: '시급이나 월급으로 주휴수당, 연장수당, 4대 보험을 반영한 예상 실수령액을 계산해요.',
      also: '월급, 시급, 알바, 주휴수당, 실수령액, 4대보험, wage, net pay, minimum wage',
    },
    'date-calculator': {
      name: '날짜 계산기',
      description: '두 날짜 사이의 날수, 디데이, 영업일, 기념일을 계산해요.',
      also: '디데이, 기념일, 날짜 차이, 영업일, D-day, days between, business days',
    },
    'wallet-validator': {
      name: '지갑 주소 검증',
      description: '이더리움과 비트코인 주소의 형식과 체크섬을 확인해요.',
      also: '이더리움 주소, 비트코인 주소, 체크섬, checksum, ethereum, bitcoin',
    },
    'wei-converter': {
      name: 'Wei 변환기',
      description: 'Wei와 ETH를 한 자리도 틀림없이 서로 바꿔요.',
      also: '이더 단위, 웨이, gwei, ether unit',
    },
    'address-qr': {
      name: '지갑 주소 QR',
      description: '지갑 주소와 보낼 금액을 QR 코드로 만들어요.',
      also: '입금 QR, 송금, payment QR, wallet',
    },
    'average-price-calculator': {
      name: '평균 단가 계산기',
      description: '추가 매수한 뒤의 평균 단가와 손익분기 가격을 계산해요.',
      also: '평단가, 물타기, 추가 매수, average cost, break-even',
    },
    'dca-calculator': {
      name: '분할 매수 계산기',
      description: '예산을 비중대로 나누어 살 가격과 수량을 계획해요.',
      also: '적립식, 분할매수, DCA, dollar cost averaging',
    },
    'profit-calculator': {
      name: '수익 계산기',
      description: '진입 가격과 현재 가격으로 손익과 수익률을 계산해요.',
      also: '손익, 평가손익, PnL, gain',
    },
    'return-calculator': {
      name: '수익률 계산기',
      description: '수수료를 넣은 수익률과 손익분기 가격을 계산해요.',
      also: '수수료, 손익분기, ROI, break-even, fee',
    },
    'real-time-chart': {
      name: '김치 프리미엄',
      description: '국내와 해외 비트코인 시세와 환율로 김치 프리미엄을 보여 줘요.',
      also: '김프, 비트코인 시세, 실시간 차트, 환율, arbitrage, chart, bitcoin price',
    },
    'whale-alert': {
      name: '고래 알림',
      description: '100만 달러 이상의 큰 코인 이체를 모아 보여 줘요.',
      also: '대량 이체, 웨일, large transfers, whale',
    },
    'real-time-whale-trades': {
      name: '실시간 고래 거래',
      description: '거래소에서 방금 체결된 50만 달러 이상의 거래를 실시간으로 보여 줘요.',
      also: '대량 체결, 세력, big trades, live',
    },
  },
} as const;
