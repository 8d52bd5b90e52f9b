import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/qr-generator.ts';

export const messages = {
  example: { text: 'https://www.w3.org' },
  linkInText: 'Phones may not open a link in plain text. To encode only the link, choose it.',
  wifi: {
    both: '{{name}} with password {{password}}',
    labels: 'The whole text counts as the network name, labels included. To use only the values, choose them.',
    invisible: 'There is an invisible character ({{code}}). Delete it if it doesn’t belong there.',
    notAscii:
      'Most routers accept only English letters, digits and basic symbols in a password. Check the character {{character}} ({{code}}).',
    inText:
      'This looks like the details of a Wi-Fi network. Scanning plain text doesn’t join it. For a code that does, choose the values.',
  },
} as const satisfies Translated<typeof ko>;
