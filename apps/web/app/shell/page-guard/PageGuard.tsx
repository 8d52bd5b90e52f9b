import { Suspense, useEffect } from 'react';
import { listenForUndo } from '../../browser/undo/listenForUndo.ts';
import { ArrivalGuard } from './ArrivalGuard.tsx';
import { refuseStrayFiles } from './refuseStrayFiles.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** Keeps what was typed safe on every page: undo, files dropped beside their place, and pages that do not load. */
export default function PageGuard() {
  useEffect(listenForUndo, []);
  useEffect(refuseStrayFiles, []);
  return (
    <>
      <Suspense>
        <UndoNotice />
      </Suspense>
      <ArrivalGuard />
    </>
  );
}
