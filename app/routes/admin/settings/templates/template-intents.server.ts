import { deleteTemplate } from '#app/features/email/templates/commands/delete-template.server.ts'
import { duplicateTemplate } from '#app/features/email/templates/commands/duplicate-template.server.ts'
import { saveTemplate } from '#app/features/email/templates/commands/save-template.server.ts'
import { sendTest } from '#app/features/email/templates/commands/send-test.server.ts'
import { requireAdministrator } from '#app/platform/auth/guards.ts'
import { success } from '../../../forms/reply.ts'
import { intents } from '../../../forms/run-intent.server.ts'
import { mailWay } from '../../mail-way.ts'

/** Administrators' actions on templates. */
export const TEMPLATE_INTENTS = intents(requireAdministrator, {
  save: {
    failed: 'Failed to save email template.',
    run: async (services, actor, { templateId = '', isActive, ...form }) => {
      const id = templateId === 'new' ? undefined : templateId
      const { version = '', name = '', subject = '', content = '' } = form
      const input = { version, name, subject, content, isActive: isActive === 'on' }
      const { isNew } = await saveTemplate(services, actor, id, input)
      return success(isNew ? 'Email template created' : 'Email template updated')
    },
  },
  duplicate: {
    failed: 'Failed to duplicate email template.',
    run: async (services, actor, { id = '' }) => {
      const name = await duplicateTemplate(services, actor, id)
      return success('Email template duplicated', `${name} is inactive until you turn it on.`)
    },
  },
  delete: {
    failed: 'Failed to delete email template.',
    run: async (services, actor, { id = '' }) => {
      await deleteTemplate(services, actor, id)
      return success('Email template deleted')
    },
  },
  test: {
    failed: 'Failed to send the test.',
    run: async (services, actor, { templateId = '' }) => {
      const address = await sendTest(services, actor, templateId)
      return success(
        services.mailServer ? 'Test sent' : 'Test made',
        `It ${mailWay(services)} to ${address}.`,
      )
    },
  },
})
