export const messages = {
  example: { text: 'https://www.korea.kr' },
  linkInText: '텍스트로 담으면 링크가 바로 열리지 않을 수 있어요. 링크만 담으려면 ‘사용’ 버튼을 눌러 주세요.',
  wifi: {
    both: '이름 {{name}}, 비밀번호 {{password}}',
    labels: '안내문 전체가 네트워크 이름으로 담겨요. 실제 값만 담으려면 ‘사용’ 버튼을 눌러 주세요.',
    invisible: '보이지 않는 글자({{code}})가 있어요. 실제 값에 없는 글자면 지워 주세요.',
    notAscii:
      '대부분의 공유기는 영문, 숫자, 기본 기호만 비밀번호로 받아요. {{character}} ({{code}}) 글자가 맞는지 확인해 주세요.',
    inText:
      '와이파이 안내문 같아요. 글자로만 담으면 스캔해도 접속되지 않으니, 바로 접속되게 하려면 ‘사용’ 버튼을 눌러 주세요.',
  },
} as const;
