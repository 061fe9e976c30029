import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from '@wayfellow/router';
import { Page, PageHeader, TextLink, formatDay } from '@wayfellow/ui';
import { usePageMeta } from '@wayfellow/web';
import type { DocumentSection, DocumentText } from './texts/document';
import { useFragment } from './use-fragment';

const Article = styled('article')(({ theme }) => ({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& section + section': { marginTop: 40 },
  '& section': { scrollMarginTop: 96, outline: 0 },
  '& h2': { marginBottom: 12 },
  '& p + p, & p + ul, & ul + p': { marginTop: 12 },
  '& ul': { margin: 0, paddingLeft: 22, listStyle: 'disc' },
  '& li + li': { marginTop: 8 },
  '& table': { width: '100%', borderCollapse: 'collapse', lineHeight: 1.4 },
  '& th, & td': {
    padding: '10px 12px 10px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& td:first-of-type': { width: '50%' },
}));

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A text with its links. */
const Words = ({ text }: { text: string }) => {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, label, to] = match;
    parts.push(
      text.slice(end, match.index),
      <TextLink key={match.index} component={Link} to={to} standalone={whole === text}>
        {label}
      </TextLink>,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
};

const Table = ({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) => (
  <table>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A section with a heading, to which a fragment can lead. */
export const DocumentPart = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
    <Typography variant="h3" component="h2" id={`${id}-title`}>
      {title}
    </Typography>
    {children}
  </section>
);

const Section = ({ id, title, paragraphs = [], points, table }: DocumentSection) => (
  <DocumentPart id={id} title={title}>
    {paragraphs.map((text) => (
      <p key={text}>
        <Words text={text} />
      </p>
    ))}
    {points && (
      <ul>
        {points.map((text) => (
          <li key={text}>
            <Words text={text} />
          </li>
        ))}
      </ul>
    )}
    {table && <Table rows={table} />}
  </DocumentPart>
);

/** Sections of a static page. */
export const Sections = ({ sections }: { sections: readonly DocumentSection[] }) =>
  sections.map((section) => <Section key={section.id} {...section} />);

interface Props extends Pick<DocumentText, 'title' | 'description' | 'lead' | 'changedOn'> {
  children: ReactNode;
}

/** The frame of a static page: title, lead, content, and the day of its last change. */
export const DocumentPage = ({ title, description, lead, changedOn, children }: Props) => {
  usePageMeta({ title, description });
  useFragment();
  return (
    <Page sx={{ maxWidth: { xs: 840, sm: 864 }, pb: { xs: 10, sm: 20 } }}>
      <PageHeader title={title} lead={lead} />
      <Article>
        {children}
        <Typography variant="body2" className="num" sx={{ mt: 10, color: 'text.secondary' }}>
          Last changed {formatDay(changedOn)}
        </Typography>
      </Article>
    </Page>
  );
};
