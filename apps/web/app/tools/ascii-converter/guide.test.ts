import { toCharCodes } from '@toolbox/core/text';
import { testGuide } from '../../testing/testGuide.ts';

testGuide('ascii-converter', { figures: toCharCodes('Aa0 가😀').split(' ') });
