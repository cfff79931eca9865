// A lesson: one step after another, each as the house has told it. What is asked for is played, anything else waits for later.

import type { Choice, LessonStep } from "../wire";

export class LessonRun {
  at = $state(0);

  constructor(readonly steps: LessonStep[]) {}

  step = $derived.by(() => this.steps[this.at]);
  /** Only what is asked for can be played. */
  choices = $derived.by<Choice[]>(() => this.step?.choices.filter((choice) => choice.text === this.step?.awaited) ?? []);
  /** Something passes before the eyes, and nobody is asked. */
  passes = $derived.by(() => this.step?.text === "");
  over = $derived.by(() => this.at === this.steps.length - 1);

  /** How many steps have something to say. */
  get count(): number {
    return this.steps.filter((step) => step.text).length;
  }

  /** Which of them it is. */
  number = $derived.by(() => Math.max(1, this.steps.slice(0, this.at + 1).filter((step) => step.text).length));

  #before = $derived.by(() => this.steps.slice(0, this.at).findLastIndex((step) => step.text));

  get mayGoBack(): boolean {
    return this.#before >= 0;
  }

  goOn(): void {
    this.at = Math.min(this.at + 1, this.steps.length - 1);
  }

  goBack(): void {
    if (this.mayGoBack) this.at = this.#before;
  }

  play(choice: Choice): void {
    if (choice.text === this.step?.awaited) this.goOn();
  }
}
