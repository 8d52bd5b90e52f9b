import { countBytes } from '@toolbox/core/text';
import { testGuide } from '../../testing/testGuide.ts';

const bytes = countBytes('가'.repeat(500));

testGuide('char-count', {
  figures: [bytes.double, bytes.neis],
  searched: ['글자수세기', '자소서', '공백 포함', '바이트'],
});
