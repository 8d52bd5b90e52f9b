import { LANGUAGES, loadToolGuide } from '@toolbox/i18n';
import { registry } from '../registry/registry.ts';
import { toolGuidePath } from './toolGuidePath.ts';

/**
 * Run only by the build, which writes the response to a file; it makes a second request with a suffix for its own
 * format.
 */
export async function loader({ request }: { readonly request: Request }): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const language of LANGUAGES) {
    const tool = registry.tools.find(({ id }) => pathname.startsWith(toolGuidePath(id, language)));
    if (tool !== undefined) return Response.json(await loadToolGuide(language, tool.id));
  }
  return new Response(null, { status: 404 });
}
