import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ChatView, endpoints, notices } from '@wayfellow/contracts';
import { useNavigate } from '@wayfellow/router';
import { BusyButton, GroupPicture, OffWithoutNetwork, firstNameOf } from '@wayfellow/ui';
import { detailOf, toast, useApiMutation, useKeptSince } from '@wayfellow/web';
import { chatTitle, namesOf } from '../../shared/chat-titles';
import { peopleCount } from '../../shared/people-count';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0,1fr)',
  gap: '6px 12px',
  alignItems: 'start',
  padding: '13px 20px 13px 32px',
  [theme.breakpoints.down('sm')]: { paddingLeft: 20 },
}));

const Words = styled('p')({ lineHeight: 1.4, overflowWrap: 'anywhere', '& b': { fontWeight: 600 } });

const Answers = styled('div')({ gridColumn: 2, '& .both': { display: 'flex', gap: 8 } });

interface Props {
  invitation: ChatView;
  userId: number;
}

/** An invitation to a group, with its answers. */
export const InvitationRow = ({ invitation, userId }: Props) => {
  const { id, invitedBy, members = [] } = invitation;
  const navigate = useNavigate();
  const isOff = useKeptSince() !== undefined;
  const [chosen, setChosen] = useState<'joined' | 'declined'>();
  const answer = useApiMutation(endpoints.conversations.answer, {
    onSuccess: (_, { body }) => {
      if (body.answer === 'joined') void navigate(`/messages/g/${id}`);
    },
    onError: (error) => toast(notices.groupNotChanged(detailOf(error))),
  });
  const give = (given: 'joined' | 'declined') => {
    setChosen(given);
    answer.mutate({ params: { id: id ?? 0 }, body: { answer: given } });
  };
  const inside = members.filter(({ state }) => state === 'member');
  const title = chatTitle(invitation, userId);
  return (
    <Row>
      <GroupPicture people={inside} title={title} />
      <Words>
        {invitedBy && firstNameOf(invitedBy.name)} invites you: <b>{title}</b>, {peopleCount(inside.length)}
        {invitation.title && (
          <>
            <br />
            With {namesOf(inside)}
          </>
        )}
      </Words>
      <Answers>
        <OffWithoutNetwork isOff={isOff} what="Answering">
          <div className="both">
            <BusyButton
              variant="contained"
              size="small"
              busy={answer.isPending && chosen === 'joined'}
              disabled={answer.isPending}
              onClick={() => give('joined')}
            >
              Join<span className="vh"> {title}</span>
            </BusyButton>
            <Button
              variant="outlined"
              size="small"
              disabled={answer.isPending}
              onClick={() => give('declined')}
            >
              Decline<span className="vh"> {title}</span>
            </Button>
          </div>
        </OffWithoutNetwork>
      </Answers>
    </Row>
  );
};
