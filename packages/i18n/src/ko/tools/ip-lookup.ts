import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '내 아이피 주소 확인 – IP 위치 조회',
  description: '내 아이피 주소와 IP의 국가, 도시, 통신사를 찾아 지도와 함께 보여 드려요.',
  also: '내 아이피, 위치 추적, 통신사, my ip, geolocation, ISP, 아이피 주소, IP 확인',
} as const satisfies ToolMetadata;

export const messages = {
  address: 'IP 주소',
  addressHint: 'IPv4 주소만 조회할 수 있어요. 비워 두면 지금 쓰고 있는 IP를 조회해요.',
  ipv6: 'IPv6 주소는 조회할 수 없어요. IPv4 주소를 입력하거나 입력란을 비워 주세요.',
  domain: '도메인이 아니라 IP 주소를 입력해 주세요.',
  empty: '조회하기를 누르면 국가, 도시, 통신사와 지도가 나타나요.',
  pending: '조회하고 있어요.',
  failed: 'IP 조회 중 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  country: '국가',
  city: '도시',
  isp: '통신사(ISP)',
  coordinates: '위도, 경도',
  timezone: '시간대',
  localTime: '현지 시각',
  unknown: '알 수 없음',
  ownAddress: '지금 쓰고 있는 IP 주소',
  noPlaceNow: '이 주소의 위치는 지금 확인할 수 없어요. 잠시 후 다시 조회해 주세요.',
  accuracy:
    'IP 주소의 위치는 통신사가 등록한 곳을 바탕으로 한 추정값이에요. 도시가 다르거나 수십 km 넘게 어긋날 수 있고, 집이나 사람의 위치를 알려 주지는 않아요.',
  simulated: '시연용으로 만든 가상 위치예요.',
  map: '지도',
  mapTitle: '{{ip}}의 대략적인 위치를 보여 주는 지도',
  line: '{{label}}: {{value}}',
  block: '주소 범위',
  document: '근거 문서',
  notAsked: '주소만 보고 알 수 있어서 외부에 조회를 요청하지 않았어요.',
  special: {
    unspecified: {
      name: '미지정 주소',
      text: '아직 주소를 받지 못했거나 모든 주소를 뜻할 때 쓰는 값이에요. 특정 기기를 가리키지 않아요.',
    },
    thisNetwork: {
      name: '현재 네트워크',
      text: '주소를 아직 모르는 기기가 자기 네트워크를 가리킬 때만 쓰는 주소예요.',
    },
    private: {
      name: '사설 IP 주소',
      text: '집이나 회사 공유기 안에서만 쓰는 주소예요. 같은 주소를 쓰는 곳이 세계에 수없이 많아 위치가 없어요. 바깥에서 보이는 내 주소를 알려면 입력란을 비우고 조회해 주세요.',
    },
    uniqueLocal: { name: '고유 로컬 주소', text: '한 조직 안에서만 쓰는 IPv6 주소예요. 인터넷에서는 보이지 않아요.' },
    siteLocal: { name: '사이트 로컬 주소', text: '한 조직 안에서 쓰던 옛 IPv6 주소예요. 지금은 쓰지 않아요.' },
    carrierNat: {
      name: '통신사 공유 주소',
      text: '통신사가 가입자 여럿을 공인 주소 하나로 묶을 때 그 안에서 쓰는 주소예요. 인터넷에서는 보이지 않아요.',
    },
    loopback: {
      name: '루프백 주소',
      text: '기기가 자기 자신과 통신할 때 쓰는 주소예요(localhost). 밖으로 나가지 않아요.',
    },
    linkLocal: {
      name: '링크 로컬 주소',
      text: '주소를 받지 못한 기기가 스스로 붙인 주소예요. 직접 연결된 기기끼리만 통신할 수 있어요. 공유기나 DHCP 설정을 확인해 보세요.',
      textOfIpv6: 'IPv6를 쓰는 기기라면 모두 갖는, 같은 네트워크 안에서만 쓰는 주소예요.',
    },
    documentation: {
      name: '문서용 주소',
      text: '책이나 설명서의 예시에만 쓰는 주소예요. 실제 기기에는 할당하지 않아요.',
    },
    benchmark: { name: '성능 시험용 주소', text: '네트워크 장비의 성능을 시험할 때만 쓰는 주소예요.' },
    protocol: { name: '프로토콜용 주소', text: '인터넷 프로토콜용으로 예약된 주소예요.' },
    translation: {
      name: '주소 변환용 주소',
      text: 'IPv4와 IPv6 사이를 잇는 데 쓰는 주소예요. 한 기기의 위치를 뜻하지 않아요.',
    },
    v4Mapped: { name: 'IPv4를 담은 IPv6 주소', text: '프로그램 안에서 IPv4 주소를 IPv6 형식으로 나타낸 주소예요.' },
    discard: { name: '폐기용 주소', text: '여기로 온 통신은 모두 버리도록 정해진 주소예요.' },
    multicast: {
      name: '멀티캐스트 주소',
      text: '한 기기가 아니라 받겠다고 한 여러 기기에 한꺼번에 보낼 때 쓰는 주소예요.',
    },
    broadcast: { name: '브로드캐스트 주소', text: '같은 네트워크의 모든 기기에 보낼 때 쓰는 주소예요.' },
    reserved: { name: '예약된 주소', text: '앞으로 쓰려고 남겨 둔 주소예요. 아직 아무에게도 할당되지 않았어요.' },
  },
} as const;
