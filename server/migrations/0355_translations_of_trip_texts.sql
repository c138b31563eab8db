-- A text of travel documents in another language says which German one it translates (DOC-08, MOVE-08, decision 185).
alter table trip_detail_templates add column translation_of_id bigint references trip_detail_templates(id) on delete set null;
create index trip_detail_templates_by_translated on trip_detail_templates (translation_of_id) where translation_of_id is not null;

-- What papers took for the translation so far, where that is sure: what stands alone at the same position, then the others in their order
-- where there are as many of them as German ones. All others nobody knows; they stand beside the German ones until somebody links them.
alter table trip_detail_templates disable trigger user;
update trip_detail_templates t set translation_of_id = g.id
from (select *, count(*) over (partition by organisation_id, provider_id, type, sub_type, locale, position_in_document) as there
    from trip_detail_templates where not is_retired) x
  join (select *, count(*) over (partition by organisation_id, provider_id, type, sub_type, locale, position_in_document) as there
    from trip_detail_templates where not is_retired) g
    on g.organisation_id = x.organisation_id and g.provider_id is not distinct from x.provider_id and g.type = x.type
      and g.sub_type is not distinct from x.sub_type and g.position_in_document = x.position_in_document
where t.id = x.id and g.locale = 'de_DE' and x.locale <> 'de_DE' and x.position_in_document > 0 and x.there = 1 and g.there = 1;

with languages as (select distinct locale from trip_detail_templates where locale <> 'de_DE'),
open as (
  select t.*, l.locale as into_locale, row_number() over (kind order by t.position_in_document, t.title, t.id) as place,
    count(*) over kind as there
  from trip_detail_templates t join languages l on l.locale = t.locale and t.translation_of_id is null
    or t.locale = 'de_DE' and not exists (select from trip_detail_templates o where o.translation_of_id = t.id and o.locale = l.locale and not o.is_retired)
  where not t.is_retired
  window kind as (partition by t.organisation_id, t.provider_id, t.type, t.sub_type, t.locale, l.locale))
update trip_detail_templates t set translation_of_id = g.id
from open x join open g on g.organisation_id = x.organisation_id and g.provider_id is not distinct from x.provider_id and g.type = x.type
  and g.sub_type is not distinct from x.sub_type and g.into_locale = x.into_locale and g.place = x.place and g.there = x.there
where t.id = x.id and g.locale = 'de_DE' and x.locale <> 'de_DE';
alter table trip_detail_templates enable trigger user;

create constraint trigger keep_translations
  after insert or update of translation_of_id, organisation_id, provider_id, type, sub_type, locale on trip_detail_templates
  deferrable initially deferred for each row execute function keep_translations();
