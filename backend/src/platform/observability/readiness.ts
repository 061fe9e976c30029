import { Injectable } from '@nestjs/common';

/** Whether this instance still wants new work. Once it drains, it says so until it is gone. */
@Injectable()
export class Readiness {
  private draining = false;

  get isDraining(): boolean {
    return this.draining;
  }

  drain(): void {
    this.draining = true;
  }
}
