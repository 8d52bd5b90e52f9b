import type { FailureSentences } from '../catalog.ts';

const failures = {
  'number.notNumber': '{{field, 은/는}} 숫자여야 합니다.',
  'number.tooManyDigits': '{{field, 은/는}} {{max}}자리까지 입력할 수 있습니다.',
  'vat.amountNotPositive': '금액은 {{min}}보다 커야 합니다.',
  'vat.amountTooLong': '금액은 {{max}}자리까지 입력할 수 있습니다.',
} as const;

/** What goes wrong outside a tool's own rules: the network, the server, a bug. */
const kinds = {
  validation: '입력값이 올바르지 않습니다.',
  network: '네트워크 오류가 발생했습니다.',
  api: '서버 오류가 발생했습니다.',
  timeout: '요청 시간이 초과되었습니다.',
  unknown: '알 수 없는 오류가 발생했습니다.',
} as const;

export const errors = { failures: failures satisfies FailureSentences<typeof failures>, kinds } as const;
