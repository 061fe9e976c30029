import Typography from '@mui/material/Typography';
import { type CommunityRule, communityRules } from '@wayfellow/contracts';
import { DocumentPage, DocumentPart } from './document-page';
import { ruleTexts, rulesPage } from './texts/rules';

const numbers = Object.keys(communityRules).map((number) => Number(number) as CommunityRule);

/** The community rules, each with two examples and what follows. */
export const RulesPage = () => (
  <DocumentPage {...rulesPage}>
    {numbers.map((number) => {
      const { examples, follows } = ruleTexts[number];
      return (
        <DocumentPart key={number} id={`rule-${number}`} title={`${number}. ${communityRules[number]}`}>
          <Typography sx={{ color: 'text.secondary' }}>This breaks it, for example:</Typography>
          <ul>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <p>
            <b>What follows:</b> {follows}
          </p>
        </DocumentPart>
      );
    })}
  </DocumentPage>
);
