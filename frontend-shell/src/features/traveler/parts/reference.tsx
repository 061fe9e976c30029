import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  FORMER_TRAVELER,
  type ReferenceView,
  type TravelerProfileView,
  endpoints,
  notices,
} from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { AvatarWithFallback, ConfirmDialog, PersonLink } from '@wayfellow/ui';
import { openReportDialog, toast, useApiMutation } from '@wayfellow/web';
import { monthOf } from './month-of';
import { ReplyForm } from './reply-form';

interface Props {
  one: ReferenceView;
  about: TravelerProfileView;
  firstName: string;
}

/** What somebody wrote about a traveler, with the reply. */
export const Reference = ({ one, about, firstName }: Props) => {
  const { author, text, place, traveledOn, writtenAt, reply, isMine } = one;
  const [isReplying, setIsReplying] = useState(false);
  const when = monthOf(traveledOn ?? writtenAt);
  // Nobody has the id 0, and who left has none here.
  const writer = author ?? { id: 0, name: FORMER_TRAVELER, profileImage: null };
  const { name } = writer;
  const link = author ? { component: Link, to: `/travelers/${author.id}` } : undefined;
  return (
    <Card component="li" sx={{ p: { xs: 5, sm: 6 } }}>
      <Typography
        component="blockquote"
        sx={{
          m: 0,
          fontFamily: 'h3.fontFamily',
          fontSize: '1.1875rem',
          lineHeight: 1.45,
          letterSpacing: '-.008em',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
        dir="auto"
      >
        {text}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 4, flexWrap: 'wrap' }}>
        <PersonLink link={link} picture>
          <AvatarWithFallback id={writer.id} name={name} src={writer.profileImage} />
        </PersonLink>
        <Box sx={{ minWidth: 0, flex: 1, lineHeight: 1.35 }}>
          <Typography sx={{ fontWeight: 650, fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
            <PersonLink link={link}>{name}</PersonLink>
          </Typography>
          <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
            {place ? `${place}, ${when}` : when}
          </Typography>
        </Box>
        {!isMine && (
          <Button
            size="small"
            color="inherit"
            onClick={() => openReportDialog({ person: writer, referenceId: one.id })}
          >
            Report<span className="vh"> what {name} wrote</span>
          </Button>
        )}
        {isMine && <Withdraw id={one.id} firstName={firstName} />}
        {about.connection === 'self' && !reply && !isReplying && (
          <Button variant="outlined" size="small" onClick={() => setIsReplying(true)}>
            Reply<span className="vh"> to {name}</span>
          </Button>
        )}
      </Box>
      {reply && (
        <Box sx={{ mt: 4, pl: 4, borderLeft: 3, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {firstName} replied
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
            {reply}
          </Typography>
        </Box>
      )}
      {isReplying && !reply && <ReplyForm id={one.id} onClose={() => setIsReplying(false)} />}
    </Card>
  );
};

const Withdraw = ({ id, firstName }: { id: number; firstName: string }) => {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useApiMutation(endpoints.references.withdraw, {
    onSuccess: () => toast(notices.referenceWithdrawn),
    onError: () => toast(notices.withdrawFailed),
  });
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
        Withdraw<span className="vh"> what you wrote</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Withdraw what you wrote?"
        text={`It is gone for good, with the reply. You cannot write about these days with ${firstName} again, and you count no longer as people who traveled together.`}
        confirmLabel="Withdraw"
        destructive
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id } })}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};
