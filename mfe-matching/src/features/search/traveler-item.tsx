import { styled } from '@mui/material/styles';
import { DEFAULT_BIO, type TravelerCardView } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { ConnectButton, TravelerCard } from '@wayfellow/ui';
import { useConnectAction, useVisitorReport } from '@wayfellow/web';

// Focused when loaded by 'Show more', so that the next Tab goes to its button.
const Item = styled('li')({ minWidth: 0 });

/** One trip of a traveler, with the button for the connection between them and the viewer. */
export const TravelerItem = ({ card }: { card: TravelerCardView }) => {
  const action = useConnectAction(card);
  const report = useVisitorReport(card.id);
  return (
    <Item tabIndex={-1}>
      <TravelerCard
        card={{ ...card, userId: card.id, bio: card.bio ?? DEFAULT_BIO }}
        sharedInterests={card.sharedInterests}
        ownTrip={card.connection === 'self'}
        action={<ConnectButton action={action} name={card.name} fullWidth />}
        link={{ component: Link, to: `/travelers/${card.id}` }}
        report={report}
        heading="h2"
      />
    </Item>
  );
};
