import type { Translated } from '../catalog.ts';
import type { inputNotices as ko } from '../ko/inputNotices.ts';

export const inputNotices: Translated<typeof ko> = {
  undo: {
    cleared: 'Your input was cleared.',
    replaced: 'Your input was replaced.',
    added: 'Your input was added.',
    removed: 'The entry was removed.',
    forgotten: 'Everything you entered was erased.',
    button: 'Undo',
    undone: 'The change was undone.',
  },
  paste: {
    denied: 'Your browser didn’t allow reading the clipboard. Click the field and press Ctrl+V (⌘V on a Mac).',
    nothing: 'There’s no text on the clipboard.',
  },
  print: {
    cut: 'Only the first {{count}} of {{total}} lines are printed.',
  },
  held: {
    note: 'This text is too long to edit here, so it is shown as a file. It stays in your browser.',
    once: 'This text is too long to edit here, so it is shown as a file. It stays in your browser, and you will have to open it again after a reload.',
  },
  file: {
    refused: {
      tooLarge: 'The file is too large. Files up to {{max}} MB can be opened.',
      tooMany: 'Only one file can be opened at a time.',
      notText: 'This file can’t be read as text. Choose a text file instead.',
      empty: 'This file is empty.',
      notRead: 'The file couldn’t be opened. Try again.',
    },
    readAs: '{{name}} was read as {{encoding}}.',
    readOtherwise: 'Garbled text? Read it as',
    encodings: {
      'utf-8': 'UTF-8',
      'euc-kr': 'CP949 (Korean Windows)',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1252': 'Windows-1252 (Western European)',
    },
  },
};
