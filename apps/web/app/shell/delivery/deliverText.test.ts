import { expect, it } from 'vitest';
import { registry } from '../../registry/registry.ts';
import { deliveries } from './deliveries.ts';
import { deliverText } from './deliverText.ts';

const PATH = '/image-tools/qr-generator';

it('fills the tool at a path with a text', () => {
  deliverText(PATH, '우유 2000원');
  expect(deliveries.take('qr-generator')).toEqual({ form: { kind: 'text', text: '우유 2000원' } });
});

it('fills it also with a text that is too long for it, so that it says so', () => {
  const text = '가'.repeat(5000);
  deliverText(PATH, text);
  expect(deliveries.take('qr-generator')).toEqual({ form: { kind: 'text', text } });
});

it.each([
  ['there is no text', PATH, 'qr-generator', ' '],
  ['the tool does not accept the text', '/calculator-tools/vat-calculator', 'vat-calculator', '가'],
  ['there is no tool at the path', '/', undefined, 'text'],
])('delivers nothing where %s', (_, path, tool, text) => {
  expect(registry.toolAt(path)?.id).toBe(tool);
  deliverText(path, text);
  expect(deliveries.take(tool)).toBeUndefined();
});
