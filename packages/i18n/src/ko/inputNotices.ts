/** Messages about storing, restoring and printing texts; loaded when they are needed. */
export const inputNotices = {
  undo: {
    cleared: '입력한 내용을 지웠어요.',
    replaced: '입력한 내용이 바뀌었어요.',
    added: '입력한 내용을 추가했어요.',
    removed: '항목을 삭제했어요.',
    forgotten: '입력한 내용을 모두 지웠어요.',
    button: '되돌리기',
    undone: '되돌렸어요.',
  },
  paste: {
    denied: '브라우저에서 클립보드를 읽을 수 없어요. 입력란을 누르고 Ctrl+V(맥은 ⌘V)로 붙여 넣어 주세요.',
    nothing: '클립보드에 글이 없어요.',
  },
  print: {
    cut: '전체 {{total}}줄 중 처음 {{count}}줄만 인쇄돼요.',
  },
  held: {
    note: '글이 길어서 여기서 고칠 수는 없고, 파일처럼 따로 담아 두었어요. 내용은 이 브라우저 안에만 있어요.',
    once: '글이 길어서 여기서 고칠 수는 없고, 파일처럼 따로 담아 두었어요. 내용은 이 브라우저 안에만 있고, 새로고침하면 다시 열어야 해요.',
  },
  file: {
    refused: {
      tooLarge: '파일이 너무 커요. {{max}}MB까지 열 수 있어요.',
      tooMany: '한 번에 파일 하나만 열 수 있어요.',
      notText: '텍스트로 읽을 수 없는 파일이에요. 텍스트 파일을 골라 주세요.',
      empty: '빈 파일이에요.',
      notRead: '파일을 열지 못했어요. 다시 시도해 주세요.',
    },
    readAs: '{{name}} 파일을 {{encoding}} 방식으로 읽었어요.',
    readOtherwise: '글자가 깨졌나요? 다른 인코딩으로 읽기',
    encodings: {
      'utf-8': 'UTF-8',
      'euc-kr': 'CP949(한글 Windows)',
      'utf-16le': 'UTF-16 LE',
      'utf-16be': 'UTF-16 BE',
      'windows-1252': 'Windows-1252(서유럽)',
    },
  },
} as const;
