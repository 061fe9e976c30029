import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PreferencesView, endpoints } from '@wayfellow/contracts';
import { CurrentUserId } from '../../platform/sessions/current-user.js';
import { Route } from '../../platform/http/route.js';
import { PreferencesDto } from './quiz.dto.js';
import { QuizService } from './quiz.service.js';

@ApiTags('quiz')
@Controller()
export class QuizController {
  constructor(private readonly quiz: QuizService) {}

  @Route(endpoints.quiz.mine)
  mine(@CurrentUserId() userId: number): Promise<PreferencesView> {
    return this.quiz.mine(userId);
  }

  @Route(endpoints.quiz.save)
  save(@CurrentUserId() userId: number, @Body() input: PreferencesDto): Promise<PreferencesView> {
    return this.quiz.save(userId, input);
  }
}
