import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    '입력란을 비우고 조회하면 내 아이피(인터넷에서 보이는 공인 IP)를 찾아요. 위치와 통신사는 ipapi.co의 자료이고, 도구상자 서버가 대신 조회해요. 서버 없이 배포된 사이트에서는 브라우저가 직접 조회해요.',
    '사설 IP, 루프백처럼 특별한 용도로 정해진 주소는 주소만 보고 알 수 있어서 외부에 조회를 요청하지 않아요.',
  ],
  sources: [
    { name: 'RFC 6890, 특수 용도 IP 주소 (2013-04)', url: 'https://www.rfc-editor.org/rfc/rfc6890' },
    { name: 'IANA 특수 용도 주소 목록', url: 'https://www.iana.org/assignments/iana-ipv4-special-registry/' },
    { name: 'ipapi.co (위치 자료)', url: 'https://ipapi.co/' },
  ],
  questions: [
    {
      question: '내 아이피 주소는 어떻게 확인하나요?',
      answer:
        '입력란을 비운 채 조회하기를 누르면 돼요. 공유기 안에서 쓰는 192.168로 시작하는 주소가 아니라 인터넷에서 보이는 주소가 나와요.',
    },
    {
      question: 'IP로 집 주소까지 알 수 있나요?',
      answer:
        '알 수 없어요. IP의 위치는 통신사가 등록한 곳을 바탕으로 한 추정값이라 도시가 다르거나 수십 km 넘게 어긋날 수 있어요.',
    },
    {
      question: '위치가 다른 나라로 나와요.',
      answer: 'VPN이나 프록시를 쓰면 그 서버의 주소가 보여요. 통신사가 주소를 다른 지역에 등록했을 때도 그래요.',
    },
    {
      question: 'IP 주소가 자꾸 바뀌는 이유는 뭔가요?',
      answer:
        '가정용 인터넷과 휴대전화는 대부분 유동 IP라서 다시 접속할 때 바뀔 수 있어요. 늘 같은 주소가 필요하면 통신사에 고정 IP를 신청해야 해요.',
    },
  ],
};
