import { Injectable } from '@nestjs/common';

/** Whether this instance takes new work. Once it drains, it does so until it stops. */
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
