import { problems } from '@wayfellow/contracts';
import { Link } from '@wayfellow/router';
import { EmptyState, LinkButton } from '@wayfellow/ui';
import { Middle } from '../parts/thread-states';

/** Shown when the conversation does not exist, or the user is not in it. */
export const UnknownChat = ({ component }: { component?: 'h1' | 'h2' }) => (
  <Middle>
    <EmptyState
      drawing="signpost"
      component={component}
      title="Conversation Not Found"
      text={problems['unknown-conversation'].detail}
      action={
        <LinkButton variant="contained" component={Link} to="/messages" replace>
          Back to Messages
        </LinkButton>
      }
    />
  </Middle>
);
