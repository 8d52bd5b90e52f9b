import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listenForMainAction } from '../../browser/shortcuts/listenForMainAction.ts';
import { listenForUndo } from '../../browser/undo/listenForUndo.ts';
import { Delivery } from '../delivery/Delivery.tsx';
import { followBuiltLinks } from '../tool-guide/followBuiltLinks.ts';
import { useFocusKeeper } from '../useFocusKeeper.ts';
import { ArrivalGuard } from './ArrivalGuard.tsx';
import { pasteInsertedLines } from './pasteInsertedLines.ts';
import { preventFileDrops } from './preventFileDrops.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** Protects input and focus on every page: undo, stray files, lines of keyboards, failed pages, removed controls. */
export default function PageGuard() {
  const navigate = useNavigate();
  useFocusKeeper();
  useEffect(() => followBuiltLinks((path) => void navigate(path)), [navigate]);
  useEffect(listenForMainAction, []);
  useEffect(listenForUndo, []);
  useEffect(preventFileDrops, []);
  useEffect(pasteInsertedLines, []);
  return (
    <>
      <Suspense>
        <UndoNotice />
      </Suspense>
      <Suspense>
        <Delivery />
      </Suspense>
      <ArrivalGuard />
    </>
  );
}
