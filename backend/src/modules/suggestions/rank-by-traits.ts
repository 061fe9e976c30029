import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import type { NamedQuery } from '../../platform/database/named-query.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import {
  type Level,
  type ViewerMasks,
  closeAnswersQuery,
  everybodyQuery,
  byMaskQuery,
  seekerSql,
  anyAnswersQuery,
  newestQuery,
} from './rank-by-traits.query.js';
import type { Rank } from './rank.js';
import { closeAnswers, closeMasks, interestsIn, masksSharing } from './trait-masks.js';

/** Up to this many travelers, comparing all of them is as quick as anything else. */
const FEW_TRAVELERS = 5_000;
/** How many of the newest travelers are scanned for a level before its masks are looked up one by one. */
const NEWEST = 5_000;
/** A level with more masks than this is looked for among the newest travelers first. */
const FEW_MASKS = 128;

type Seeker = ViewerMasks & { travelers: number };
type Position = Pick<Rank, 'interests' | 'answers' | 'id'>;

const beginning = { answers: limits.id.max, id: limits.id.max };

/**
 * Ranks travelers who go to none of the viewer's places: by interests in common, then quiz answers, then newest first.
 * Exact without scanning everybody: it goes level by level of interests in common (docs/life-of-a-suggestion.md has an
 * example).
 */
@Injectable()
export class RankByTraits {
  constructor(private readonly pool: PgPool) {}

  /** The best `count` candidates after a rank. */
  async best(userId: number, after: Position | undefined, count: number): Promise<Rank[]> {
    const { rows } = await this.pool.query<Seeker>({ name: 'seeker', text: seekerSql, values: [userId] });
    const [seeker] = rows;
    if (!seeker || count === 0) return [];
    if (seeker.travelers <= FEW_TRAVELERS) return this.rows(everybodyQuery(seeker, after, count));
    const most = interestsIn(seeker.interestMask);
    const found: Rank[] = [];
    for (let interests = Math.min(most, after?.interests ?? most); interests >= 0; interests -= 1) {
      const isBegun = after?.interests === interests;
      const masks = masksSharing(seeker.interestMask, interests);
      const level = { seeker, interests, masks, after: isBegun ? after : beginning };
      found.push(...(await this.ofLevel(level, count - found.length)));
      if (found.length === count) break;
    }
    return found;
  }

  private async ofLevel(level: Level, count: number): Promise<Rank[]> {
    const isPastAnswers = level.seeker.quizMask === 0 || level.after.answers <= 0;
    const answering = isPastAnswers ? [] : await this.withAnswersInCommon(level, count);
    if (answering.length === count) return answering;
    const after = isPastAnswers ? level.after : beginning;
    return [
      ...answering,
      ...(await this.withoutAnswersInCommon({ ...level, after }, count - answering.length)),
    ];
  }

  /** Travelers with answers in common: those with complete sets close to the seeker's first, then the others. */
  private async withAnswersInCommon(level: Level, count: number): Promise<Rank[]> {
    const masks = closeMasks(level.seeker.quizMask);
    const isPastClose = level.after.answers < closeAnswers;
    const close = isPastClose ? [] : await this.rows(closeAnswersQuery(level, masks, count));
    if (close.length === count) return close;
    const after = isPastClose ? level.after : { answers: closeAnswers, id: 0 };
    return [...close, ...(await this.rows(anyAnswersQuery({ ...level, after }, count - close.length)))];
  }

  /**
   * Travelers without answers in common. A level with many masks is so common that the newest travelers usually
   * suffice.
   */
  private async withoutAnswersInCommon(level: Level, count: number): Promise<Rank[]> {
    if (level.after.answers < 0) return [];
    if (level.masks.length > FEW_MASKS) {
      const newest = await this.rows(newestQuery(level, NEWEST, count));
      if (newest.length === count) return newest;
    }
    return this.rows(byMaskQuery(level, count));
  }

  private async rows(query: NamedQuery): Promise<Rank[]> {
    return (await this.pool.query<Rank>(query)).rows;
  }
}
