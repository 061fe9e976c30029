import type { CaseSummaryView, CaseView, LogEntryView, QueueView } from '@wayfellow/contracts';
import type { QueueRow } from './queue.query.js';
import type {
  AppealRow,
  DecisionOfCaseRow,
  EntryRow,
  EvidenceRow,
  NumbersRow,
  PersonRow,
  VoiceRow,
} from './queue.store.js';

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const toQueueView = ({ nextDueAt, ...numbers }: NumbersRow): QueueView => ({
  ...numbers,
  nextDueAt: isoOrNull(nextDueAt),
});

export const toSummaryView = (row: QueueRow): CaseSummaryView => ({
  id: row.id,
  subject: row.subject,
  name: row.name,
  memberSince: isoOrNull(row.memberSince),
  urgency: row.urgency,
  openedBy: row.openedBy,
  state: row.state,
  dueAt: row.dueAt.toISOString(),
  reason: row.reason,
  reports: row.reports,
  weight: row.weight,
  measure:
    row.measure && row.measureSince ? { action: row.measure, since: row.measureSince.toISOString() } : null,
  assignee: row.assignee,
  isMine: row.isMine,
  version: row.version,
});

export const toEntryView = (row: EntryRow): LogEntryView => ({ ...row, at: row.at.toISOString() });

/** What is text or a yes or no in it, part by part; ids and times are not shown. */
const partsOf = (content: EvidenceRow['body']['content']) =>
  Object.entries(content ?? {}).flatMap(([label, value]) => {
    if (typeof value === 'boolean') return [{ label, text: value ? 'Yes' : 'No' }];
    return typeof value === 'string' && label !== 'createdAt' ? [{ label, text: value }] : [];
  });

const toEvidenceView = (
  { body, keptAt, ...kept }: EvidenceRow,
  photo: string | undefined,
): CaseView['evidence'][number] => {
  const { id: personId, name, age, bio, profileImage } = body.person;
  return {
    ...kept,
    keptAt: keptAt.toISOString(),
    person: { name, age, bio, profileImage },
    photo: photo ?? null,
    content: partsOf(body.content),
    messages: body.messages.map(({ id, senderId, content, createdAt, isChosen }) => ({
      id,
      isTheirs: senderId === personId,
      isOfAnother: senderId === null,
      content,
      createdAt: new Date(createdAt).toISOString(),
      isChosen,
    })),
  };
};

/** What a case consists of. */
interface Parts {
  row: QueueRow;
  hasConflict: boolean;
  person: PersonRow | undefined;
  evidence: readonly EvidenceRow[];
  /** The photos that it keeps, each at the first row that does. */
  photos: ReadonlyMap<EvidenceRow, string>;
  voices: readonly VoiceRow[];
  decisions: readonly DecisionOfCaseRow[];
  appeal: AppealRow | undefined;
  log: readonly EntryRow[];
}

const toAppealView = ({ decisionId, text, createdAt, outcome }: AppealRow): CaseView['appeal'] => ({
  decisionId,
  text,
  createdAt: createdAt.toISOString(),
  outcome,
});

export const toCaseView = ({ row, hasConflict, person, appeal, ...parts }: Parts): CaseView => ({
  ...toSummaryView(row),
  openedAt: row.openedAt.toISOString(),
  erasedAt: isoOrNull(row.erasedAt),
  hasConflict,
  person: person
    ? {
        ...person,
        memberSince: person.memberSince.toISOString(),
        standingUntil: isoOrNull(person.standingUntil),
      }
    : null,
  evidence: parts.evidence.map((kept) => toEvidenceView(kept, parts.photos.get(kept))),
  voices: parts.voices.map((voice) => ({ ...voice, createdAt: voice.createdAt.toISOString() })),
  decisions: parts.decisions.map((decision) => ({
    ...decision,
    createdAt: decision.createdAt.toISOString(),
    until: isoOrNull(decision.until),
    liftedAt: isoOrNull(decision.liftedAt),
  })),
  appeal: appeal ? toAppealView(appeal) : null,
  log: parts.log.map(toEntryView),
});
