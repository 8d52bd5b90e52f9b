import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'CODE128, CODE39, EAN, UPC, ITF, MSI, Pharmacode, GS1-128을 브라우저 안에서 그려요. 형식마다 쓸 수 있는 글자와 길이를 먼저 확인하고, 맞지 않으면 바코드 대신 이유를 알려 드려요.',
    'EAN·UPC·ITF-14의 체크 디지트는, 앞의 숫자들에 오른쪽부터 3과 1을 번갈아 곱해 더한 값과 합쳐 10의 배수가 되는 숫자예요. 빠져 있으면 계산해서 붙이고, 틀리면 맞는 숫자를 알려 드려요.',
  ],
  sources: [
    {
      name: 'GS1 일반 규격 7.9절 (체크 디지트)',
      url: 'https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications',
    },
  ],
  questions: [
    {
      question: '880으로 시작하는 바코드는 무엇인가요?',
      answer:
        '880은 대한상공회의소 유통물류진흥원(GS1 Korea)이 내주는 상품 번호의 앞자리예요. 번호를 받은 회사를 나타낼 뿐, 한국에서 만들었다는 뜻은 아니에요.',
    },
    {
      question: '여기서 만든 바코드를 상품에 바로 써도 되나요?',
      answer:
        '이미지는 그대로 쓸 수 있지만, 유통되는 상품의 번호는 GS1에서 발급받아야 해요. 지어낸 번호는 다른 상품과 겹칠 수 있어요.',
    },
    {
      question: '마지막 숫자는 어떻게 정해지나요?',
      answer:
        '앞 숫자들로 계산하는 체크 디지트예요. 예를 들어 880123456789의 체크 디지트는 3이라서 8801234567893이 돼요.',
    },
    {
      question: '한글을 바코드에 넣을 수 있나요?',
      answer: '1차원 바코드에는 넣을 수 없어요. 한글은 QR 코드 생성기를 써 주세요.',
    },
  ],
};
