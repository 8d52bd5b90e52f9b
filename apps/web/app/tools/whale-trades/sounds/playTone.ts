import type { RiskLevel } from '@toolbox/core/feed';

/** Higher for larger trades, far enough apart to be distinguishable. */
const PITCH_HZ: Readonly<Record<RiskLevel, number>> = { low: 392, medium: 523, high: 659, extreme: 880 };
const BEEPS: Readonly<Record<RiskLevel, number>> = { low: 1, medium: 1, high: 2, extreme: 3 };
const BEEP_S = 0.16;
const GAP_S = 0.06;
const LOUDNESS = 0.12;
/** The volume fades out, because an abrupt end clicks. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;
/** The last level that was requested while audio is blocked. */
let blocked: RiskLevel | undefined;

function startBeeps(audio: AudioContext, risk: RiskLevel): void {
  for (let beep = 0; beep < BEEPS[risk]; beep += 1) {
    const start = audio.currentTime + beep * (BEEP_S + GAP_S);
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = PITCH_HZ[risk];
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(SILENCE, start + BEEP_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + BEEP_S);
  }
}

/**
 * Plays a short synthesized sound of a level; does nothing where audio is unsupported. Where it is blocked, as after
 * a reload until the first click, only the last sound is kept until then: its clock stands still, so all of them
 * would start at the same moment.
 */
export function playTone(risk: RiskLevel): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') {
    startBeeps(audio, risk);
    return;
  }
  blocked = risk;
  // Requested again each time, because a browser does not repeat a request that it has blocked.
  audio.resume().then(
    () => {
      if (blocked !== undefined) startBeeps(audio, blocked);
      blocked = undefined;
    },
    () => undefined,
  );
}
