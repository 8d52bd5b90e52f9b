import { hidden } from './hiddenCharacters.ts';

export const messages = {
  hidden,
  example: {
    left: '회의는 3월 2일 월요일에 해요.\n장소는 3층 회의실이에요.\n자료는 미리 읽어 주세요.',
    right: '회의는 3월 3일 화요일에 해요.\n장소는 3층 회의실이에요.\n자료는 미리 읽고 와 주세요.',
  },
} as const;
