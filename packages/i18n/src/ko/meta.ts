/** The metadata of every page: name, description, and synonyms for the search. */
export const meta = {
  site: { name: '도구상자', locale: 'ko_KR', separator: ' | ' },
  pages: {
    home: {
      name: '도구상자',
      title: '도구상자 – 글자수 세기·연봉 계산기·JSON 포맷터, 무료 온라인 도구',
      description: '글자수 세기, JSON 포맷터, 부가세 계산기처럼 자주 쓰는 도구를 가입과 광고 없이 바로 쓰세요.',
      also: '도구상자, 온라인 도구, 툴박스, 무료 도구, home, toolbox, online tools, free tools',
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
      description: '도구상자가 개인정보를 어떻게 다루는지 알려 드려요.',
      also: '개인정보, 처리방침, privacy, policy',
    },
    donate: {
      name: '후원',
      description: '도구상자를 계속 무료로 운영할 수 있게 도와주세요.',
      also: '후원, 기부, 코인, donate, support',
    },
    notFound: { name: '페이지를 찾을 수 없어요', description: '찾으시는 페이지가 없어요.', also: '404, 404' },
  },
  categories: {
    string: {
      name: '문자열 도구',
      hero: '글자를 세고, 바꾸고, 비교하는 도구',
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
      hero: 'QR 코드와 바코드를 만드는 도구',
      description: 'QR 코드와 바코드',
      also: '그림, 큐알, picture, image',
    },
    location: {
      name: '위치 도구',
      hero: 'IP 주소의 위치를 찾는 도구',
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
} as const;
