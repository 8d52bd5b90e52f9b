export const messages = {
  example: { text: '9780306406157' },
  completeNumber:
    '입력한 {{digits}}자리는 체크 디지트까지 들어 있는 {{format}} 번호로도 볼 수 있어요. 그 번호라면 앞에 0을 붙여야 같은 상품의 번호가 돼요.',
} as const;
