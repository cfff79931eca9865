// Small sounds, made of waves and noise; there are no files. Loaded only when somebody has switched the sound on.

export type Sounding = "card" | "turn" | "win" | "warning";

let context: AudioContext | undefined;

/** A tone that swells and fades. */
function tone(at: AudioContext, frequency: number, start: number, length: number, loudness: number, type: OscillatorType = "sine"): void {
  const wave = new OscillatorNode(at, { frequency, type });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(at.destination);
  wave.start(start);
  wave.stop(start + length);
}

/** Noise through a band that moves: paper on felt. */
function rustle(at: AudioContext, start: number, length: number, loudness: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(at, { buffer });
  const band = new BiquadFilterNode(at, { type: "bandpass", frequency: 1800, Q: 0.8 });
  band.frequency.linearRampToValueAtTime(3800, start + length);
  const gain = new GainNode(at, { gain: loudness });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  noise.connect(band).connect(gain).connect(at.destination);
  noise.start(start);
}

/** Low tones that tremble some twenty-five times a second, in breaths. */
function purr(at: AudioContext, start: number): void {
  for (let breath = 0; breath < 3; breath++) {
    const begin = start + breath * 0.75;
    for (let beat = 0; beat < 16; beat++) tone(at, 62 + (breath % 2) * 8, begin + beat * 0.04, 0.05, 0.16, "triangle");
  }
}

/** Before somebody has touched the page, browsers let nothing be heard; then nothing is played later either. */
export async function sound(what: Sounding): Promise<void> {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  const now = context.currentTime + 0.01;
  if (what === "card") rustle(context, now, 0.14, 0.12);
  else if (what === "turn") {
    tone(context, 659, now, 0.35, 0.12);
    tone(context, 880, now + 0.13, 0.5, 0.12);
  } else if (what === "warning") tone(context, 196, now, 0.3, 0.14, "triangle");
  else {
    tone(context, 523, now, 0.4, 0.1);
    tone(context, 659, now + 0.14, 0.4, 0.1);
    tone(context, 784, now + 0.28, 0.8, 0.1);
    purr(context, now + 0.6);
  }
}
