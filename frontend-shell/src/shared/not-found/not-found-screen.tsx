import Card from '@mui/material/Card';
import { Link } from '@wayfellow/router';
import { EmptyState, LinkButton, Page } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';

interface Props {
  title: string;
  text: string;
  /** The link's target and label. */
  link: { to: string; label: string };
}

/** The screen for something that does not exist or is not visible to the viewer, with a link elsewhere. */
export const NotFoundScreen = ({ title, text, link }: Props) => {
  usePageMeta({ title, description: text });
  return (
    <Page sx={{ py: { xs: 6, sm: 14 } }}>
      <Card sx={{ maxWidth: 560, mx: 'auto' }}>
        <EmptyState
          drawing="signpost"
          component="h1"
          title={title}
          text={text}
          action={
            <LinkButton component={Link} to={link.to} variant="contained">
              {link.label}
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
};
