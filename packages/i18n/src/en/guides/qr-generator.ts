import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'Text, links, Wi-Fi networks and contacts are written in their standard notation and drawn as a QR code in your browser. Special characters in Wi-Fi and contact data are escaped as the notation requires.',
    'The capacity depends on the error correction level: up to 2,953 (L), 2,331 (M), 1,663 (Q) or 1,273 (H) bytes. A Hangul syllable takes 3 bytes. Below 2 pixels per module, the code is hard to scan, and the page warns you.',
  ],
  sources: [
    { name: 'ISO/IEC 18004:2024 (QR code symbology)' },
    {
      name: 'ZXing wiki, Barcode Contents (Wi-Fi notation)',
      url: 'https://github.com/zxing/zxing/wiki/Barcode-Contents',
    },
  ],
  questions: [
    {
      question: 'Do QR codes expire?',
      answer:
        'No. The content is in the image itself, so it can be read even without this site. A link inside it stops working if the page it leads to goes away.',
    },
    {
      question: 'Is my Wi-Fi password sent to a server?',
      answer:
        'No. The code is drawn in your browser and nothing you enter is sent. Anyone who scans the code can read the password, though.',
    },
    {
      question: 'Which error correction level should I choose?',
      answer:
        'For a screen, a low level is fine. For print that may get scratched or covered, choose Q or H. Levels L, M, Q and H survive about 7%, 15%, 25% and 30% damage.',
    },
    {
      question: 'My QR code won’t scan. What can I do?',
      answer:
        'The pattern must be darker than its background, with a margin of four modules around it. A shorter text or a larger image makes the modules bigger and easier to read.',
    },
  ],
};
