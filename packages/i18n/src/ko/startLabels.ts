import type { StartLabels } from '../startLabels.ts';

export const labels: StartLabels = {
  failed: '필요한 파일을 받지 못해 페이지가 작동하지 않아요. 네트워크 연결을 확인하고 다시 시도해 주세요.',
  retry: '다시 시도',
  noScripts: '이 도구는 브라우저에서 자바스크립트를 켜야 쓸 수 있어요.',
};
