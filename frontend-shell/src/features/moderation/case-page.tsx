import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CaseView, endpoints, limits } from '@wayfellow/contracts';
import { Link, useParams } from '@wayfellow/router';
import { AvatarWithFallback, FailureNote, Icon, LinkButton, Note, Page, Tag } from '@wayfellow/ui';
import { ApiError, useApiMutation, useApiQuery, usePageMeta, useSession } from '@wayfellow/web';
import { asksToConfirm } from '../../shared/second-step/asks-to-confirm';
import { AppealForm } from './deciding/appeal-form';
import { Authorities } from './deciding/authorities';
import { DecisionForm } from './deciding/decision-form';
import { Proposal } from './deciding/proposal';
import { Entries } from './parts/case-log';
import { Evidence } from './parts/evidence';
import { Panel } from './parts/panel';
import { PersonFacts } from './parts/person-facts';
import { SecondStepCard } from './parts/second-step-card';
import { tones } from './parts/tones';
import { Voices } from './parts/voices';
import { longDayText } from '../../shared/dates/day-text';
import { dueText } from './times';
import { useRefusal } from './use-refusal';
import { actionText, reasonText, urgencyText } from './words';

/** One case: what was kept, who reported what, whom it is about, and the decision. */
export const CasePage = () => {
  usePageMeta({ title: 'Case', description: 'What was reported, and what to do about it.' });
  const id = Number(useParams().id);
  const isId = Number.isInteger(id) && id > 0 && id <= limits.id.max;
  const read = useApiQuery(endpoints.moderation.one, { params: { id } }, { enabled: isId });
  return (
    <Page sx={{ pb: 12 }}>
      <LinkButton
        component={Link}
        to="/moderation"
        startIcon={<Icon name="arrow-left" />}
        sx={{ mt: 5, ml: -3 }}
      >
        All cases
      </LinkButton>
      {asksToConfirm(read.error) ? (
        <SecondStepCard onConfirmed={() => void read.refetch()} />
      ) : !isId || (read.error instanceof ApiError && read.error.status === 404) ? (
        <Typography variant="h2" component="h1">
          This case does not exist.
        </Typography>
      ) : read.isError ? (
        <FailureNote title="The case could not be loaded." onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <Case key={read.data.id} one={read.data} />
      ) : (
        <Skeleton height={400} />
      )}
    </Page>
  );
};

const Case = ({ one }: { one: CaseView }) => {
  const { user } = useSession();
  const [badFaith, setBadFaith] = useState<readonly number[]>([]);
  const mark = (id: number, isMarked: boolean) =>
    setBadFaith((marked) => (isMarked ? [...marked, id] : marked.filter((other) => other !== id)));
  const proposal = one.decisions.find(({ isProposal, caseId }) => isProposal && caseId === one.id);
  const isOpen = one.state === 'open' || (one.state === 'lead' && user?.role === 'lead');
  const decides = isOpen && !one.hasConflict;
  return (
    <>
      <Head one={one} />
      {one.hasConflict && <Note kind="warning">You know this person. Leave this case to somebody else.</Note>}
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 1fr) 400px' },
        }}
      >
        <div>
          {one.appeal && (
            <Panel title="The appeal">
              <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {one.appeal.text || (one.erasedAt && `Erased on ${longDayText(one.erasedAt)}.`)}
              </Typography>
            </Panel>
          )}
          <Evidence evidence={one.evidence} />
          {one.voices.length > 0 && (
            <Voices
              voices={one.voices}
              badFaith={decides && !one.appeal ? badFaith : undefined}
              onMark={mark}
              erasedAt={one.erasedAt}
            />
          )}
          {one.person && <PersonFacts person={one.person} decisions={one.decisions} />}
          {one.log.length > 0 && (
            <Panel title="Log">
              <Entries log={one.log} opened={one} />
            </Panel>
          )}
        </div>
        <Box sx={{ position: { md: 'sticky' }, top: 96 }}>
          {decides && proposal && (
            <Proposal proposal={proposal} version={one.version} isPremium={one.person?.isPremium === true} />
          )}
          {!decides && one.state === 'lead' && <Note>A lead has to confirm the ban.</Note>}
          {one.state === 'closed' && (
            <Note>
              This case is decided.
              {one.erasedAt &&
                ` What was reported, what was kept with it and the facts of its decisions were erased on ${longDayText(one.erasedAt)}, as their time was over.`}
            </Note>
          )}
          {decides &&
            (one.appeal ? <AppealForm one={one} /> : <DecisionForm one={one} badFaith={badFaith} />)}
          {user?.role === 'lead' && !one.hasConflict && <Authorities caseId={one.id} />}
        </Box>
      </Box>
    </>
  );
};

const Head = ({ one }: { one: CaseView }) => {
  const { id, name, urgency, dueAt, state, isMine, version, measure, hasConflict } = one;
  const assign = useApiMutation(endpoints.moderation.assign, {
    onError: useRefusal(),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', pt: 2, pb: 5 }}>
      <AvatarWithFallback id={id} name={name ?? 'Somebody'} src={null} size={60} />
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name ?? 'Not known whom'}
        </Typography>
        <Box className="num" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
          Case {id}, {reasonText(one).toLowerCase()}
          {state !== 'closed' && (
            <Tag tone={tones[urgency]}>
              {urgencyText(one)}, due {dueText(dueAt)}
            </Tag>
          )}
          {measure && <Tag tone="success">{actionText[measure.action]}</Tag>}
        </Box>
      </Box>
      {state !== 'closed' && !hasConflict && (
        <Button
          variant="outlined"
          disabled={assign.isPending}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
          onClick={() => assign.mutate({ params: { id }, body: { mine: !isMine, version } })}
        >
          {isMine ? 'Leave to somebody else' : 'Take this case'}
        </Button>
      )}
    </Box>
  );
};
