import { toCharCodes } from '@toolbox/core/text';
import { testGuide } from '../../testing/testGuide.ts';

testGuide('ascii-converter', {
  figures: [
    ...toCharCodes('Aa0 가😀').split(' '),
    ...Array.from('Aa', (letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')),
  ],
});
