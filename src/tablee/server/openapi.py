"""The OpenAPI page: made from the endpoints and the records themselves, so that it cannot say anything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

import tablee
from tablee.server.calls import Endpoint
from tablee.server.problems import JSON, Wrong

REF: Final = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    records = [kind for line in endpoints for kind in (line.takes, line.gives) if isinstance(kind, type)]
    kinds = list(dict.fromkeys((*records, Wrong)))
    refs, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schemas = dict(zip(kinds, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for line in endpoints:
        paths.setdefault(line.path, {})[line.method.lower()] = operation(line, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": tablee.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "tablee"}},
        },
    }


def operation(line: Endpoint, schemas: dict[type, Any]) -> dict[str, Any]:
    media, schema = (JSON, schemas[line.gives]) if isinstance(line.gives, type) else (line.gives, {"type": "string"})
    wrong = {"description": "Wrong", "content": {JSON: {"schema": schemas[Wrong]}}}
    found: dict[str, Any] = {
        "operationId": line.answer.__name__,
        "summary": (line.answer.__doc__ or "").partition("\n")[0],
        "parameters": parameters(line),
        "responses": {
            str(line.status): {"description": "Done", "content": {media: {"schema": schema}}},
            "default": wrong,
        },
    }
    if line.takes is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[line.takes]}}}
    if line.member:
        found["security"] = [{"session": []}]
    return found


def parameters(line: Endpoint) -> list[dict[str, Any]]:
    parts = [part[1:-1] for part in line.path.split("/") if part.startswith("{")]
    text = {"type": "string"}
    return [
        *({"name": name, "in": "path", "required": True, "schema": text} for name in parts),
        *({"name": name, "in": "query", "required": False, "schema": text} for name in line.asks),
    ]
