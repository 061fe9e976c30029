import { Injectable } from '@nestjs/common';
import { hidableSubjects } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { MeetupHiding } from '../../meetups/meetup-hiding.service.js';
import { MessagesService } from '../../messages/messages.service.js';
import { PhotosService } from '../../photos/photos.service.js';
import { ReferencesService } from '../../references/references.service.js';
import { TipsService } from '../../tips/tips.service.js';
import { RefusedAddressesService } from '../../users/refused-addresses.service.js';
import { StandingsService } from '../../users/standings.service.js';
import { UsersService } from '../../users/users.service.js';
import { DecisionStore } from '../decisions/decision.store.js';

/** What a decision is about. */
export interface About {
  personId: number | null;
  subjectKind: string;
  subjectId: number;
}

/** Makes accounts and what they wrote follow from the decisions in effect, whichever of them came or went. */
@Injectable()
export class EffectsService {
  constructor(
    private readonly decisions: DecisionStore,
    private readonly standings: StandingsService,
    private readonly users: UsersService,
    private readonly messages: MessagesService,
    private readonly tips: TipsService,
    private readonly photos: PhotosService,
    private readonly references: ReferencesService,
    private readonly meetups: MeetupHiding,
    private readonly refused: RefusedAddressesService,
  ) {}

  /** Within the transaction of the decision; call what it returns after the commit. */
  async follow(manager: EntityManager, { personId, subjectKind, subjectId }: About): Promise<() => void> {
    // A user is locked before anything of theirs, as when they change it themself.
    const isThere = personId !== null && (await this.users.lock(manager, personId));
    const shown = await this.followHiding(manager, subjectKind, subjectId);
    if (isThere) await this.followRestriction(manager, personId);
    return () => {
      shown();
      if (isThere) void this.standings.announce(personId);
    };
  }

  private async followRestriction(manager: EntityManager, personId: number): Promise<void> {
    const restriction = await this.decisions.restrictionOf(manager, personId);
    await this.standings.set(
      manager,
      personId,
      restriction?.standing ?? 'active',
      restriction?.until ?? null,
    );
    if (restriction?.standing === 'banned') await this.refused.refuse(manager, personId, restriction.since);
    else await this.refused.release(manager, personId);
  }

  private async followHiding(manager: EntityManager, kind: string, id: number): Promise<() => void> {
    if (!hidableSubjects.includes(kind)) return () => undefined;
    const isHidden = await this.decisions.isHidden(manager, kind, id);
    switch (kind) {
      case 'message':
        return this.messages.setHidden(manager, id, isHidden);
      case 'tip':
        return this.tips.setHidden(manager, id, isHidden);
      case 'photo':
        return this.photos.setHidden(manager, id, isHidden);
      case 'meetup':
        return this.meetups.setHidden(manager, id, isHidden);
      default:
        await this.references.setHidden(manager, id, isHidden);
        return () => undefined;
    }
  }
}
