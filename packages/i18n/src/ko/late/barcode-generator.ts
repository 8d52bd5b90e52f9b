export const messages = {
  example: { text: '9780306406157' },
  completeNumber:
    '입력한 {{digits}}자리는 체크 디지트까지 들어 있는 {{format}} 번호로도 볼 수 있어요. 그 번호라면 앞에 0을 붙여야 같은 상품의 번호가 돼요.',
  shortened:
    '스프레드시트에서 줄여 표시한 숫자라 뒷자리가 빠져 있어요. 셀 서식을 숫자(소수 자릿수 0)나 텍스트로 바꾸고 모든 자리를 다시 복사해 주세요.',
} as const;
