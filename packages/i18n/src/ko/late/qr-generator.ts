export const messages = {
  example: { text: 'https://www.korea.kr' },
  linkInText: '텍스트로 담으면 링크가 바로 열리지 않을 수 있어요. 링크만 담으려면 골라 주세요.',
  wifi: {
    both: '이름 {{name}}, 비밀번호 {{password}}',
    labels: '안내문 전체가 네트워크 이름으로 담겨요. 실제 값만 담으려면 골라 주세요.',
    inText: '와이파이 안내문 같아요. 글자로만 담으면 스캔해도 접속되지 않으니, 접속되게 하려면 골라 주세요.',
  },
} as const;
