import type { FailureSentences } from '../catalog.ts';

const failures = {
  'number.notNumber': '{{field, 은/는}} 숫자여야 합니다.',
  'number.tooManyDigits': '{{field, 은/는}} {{max}}자리까지 입력할 수 있습니다.',
  'number.zero': '{{field, 은/는}} 0이 될 수 없습니다.',
  'number.negative': '{{field, 은/는}} 음수가 될 수 없습니다.',
  'number.belowMin': '{{field, 은/는}} {{min}} 이상이어야 합니다.',
  'number.aboveMax': '{{field, 이/가}} 너무 큽니다.',
  'text.blank': '텍스트를 입력해주세요.',
  'text.tooLong': '텍스트는 {{max}}자를 초과할 수 없습니다.',
  'text.tooShort': '텍스트는 최소 {{min}}자 이상이어야 합니다.',
  'text.tooLarge': '글이 너무 큽니다. {{maxMegabytes}}MB까지 다룰 수 있습니다.',
  'text.targetOutOfRange': '목표 분량은 {{min}}부터 {{max}}까지의 정수로 입력해 주세요.',
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
